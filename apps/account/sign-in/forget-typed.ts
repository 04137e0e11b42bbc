import { sessionStore } from '@emsal/platform/storage/session-store';
import { typedKey } from './typed-key';

/** With the session: nobody who takes the tab next reads the numbers. */
export const forgetTyped = (): void => sessionStore.remove(typedKey);
