import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';

/** With the session: nobody who takes the tab next reads the numbers. */
export const forgetTyped = (): void => sessionStore.remove(sessionKeys.signIn);
