import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [
  { pattern: '/:branch/form/*', params: { branch: ['trafik-sigortasi'] }, rank: 20, page: 'journey' },
];
