import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [{ pattern: '/ornek-ekip', rank: 10, page: 'journey' }];
