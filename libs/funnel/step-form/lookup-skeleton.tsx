import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { stepFormTexts as texts } from './step-form.texts';

/** In place of what is still being loaded. */
export const LookupSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{texts.lookingUp}</VisuallyHidden>
    <Stack>
      <Skeleton width="half" tall />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  </div>
);
