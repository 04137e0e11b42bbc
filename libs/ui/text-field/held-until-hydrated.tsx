import { useIsHydrated } from '@emsal/platform/use-is-hydrated';

/**
 * A required field that nobody can fill, while the form is not hydrated: the boot script holds the submission of an invalid form until
 * it is. Without it a complete form would be posted to a page that stores nothing.
 */
export const HeldUntilHydrated = () =>
  useIsHydrated() ? null : <input required hidden aria-hidden="true" tabIndex={-1} />;
