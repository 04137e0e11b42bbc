/** In the place of the featured offers when none of the list can be bought any more. */
import { Card } from '@emsal/ui/card/card';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { AskAnew } from './ask-anew';
import type { AskAnewProps } from './ask-anew';
import { expiredTexts as texts } from './expired.texts';

export const ExpiredOffers = (asked: Pick<AskAnewProps, 'visitId' | 'campaigns'>) => (
  <Card as="section" roomy label={texts.title}>
    <Stack gap={12}>
      <h2>{texts.title}</h2>
      <Text>{texts.words}</Text>
      <div>
        <AskAnew {...asked} variant="primary" />
      </div>
    </Stack>
  </Card>
);
