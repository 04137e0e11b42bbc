import type { RegistrationScan } from '@emsal/state/funnel/funnel-state';
import { readPhoto } from './read-code';
import { readRegistration } from './read-registration';

/** What the registration in the photo tells; null when no code can be read or it is another one. */
export const scanPhoto = async (photo: Blob): Promise<RegistrationScan | null> =>
  readRegistration((await readPhoto(photo)) ?? '');
