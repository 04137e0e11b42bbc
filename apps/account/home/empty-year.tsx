import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { homeTexts as texts } from './home.texts';
import { YearWeave } from './year-weave';

/** A year without a policy. */
export const EmptyYear = () => (
  <Card as="section" raised roomy label={texts.policies}>
    <Columns split="6-6">
      <YearWeave days={[]} />
      <Stack gap={16}>
        <h2>{texts.emptyTitle}</h2>
        <p>{texts.emptyText}</p>
        <Link variant="button" href="/">
          {texts.offer}
        </Link>
      </Stack>
    </Columns>
  </Card>
);
