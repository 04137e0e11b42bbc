import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { missingNames } from './area.texts';

/** For the card of the area's layout. */
export const missingDetails = (loaded: unknown): readonly string[] =>
  ((loaded as { information?: AccountInformation } | undefined)?.information?.missing ?? []).map(
    (name) => missingNames[name],
  );
