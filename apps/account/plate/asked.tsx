/** What becomes of a plate that was given. */
import type { CreatedPlateAddendum } from '@emsal/api/calls/self-service/plate-addendum';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { formatPlate } from '@emsal/validation/plate/plate';
import { plateTexts as texts } from './plate.texts';

export function Asked({ plate, policies, promisedOn }: CreatedPlateAddendum) {
  const isSent = policies.every(({ state }) => state === 'atInsurer');
  return (
    <Stack gap={16}>
      <Text tone="muted">{texts.waiting}</Text>
      <h1>{formatPlate(plate.licensePlateNo)}</h1>
      <Notice tone="good" live>
        {isSent ? texts.atInsurer : texts.asked(formatLongDate(promisedOn))}
      </Notice>
      <Text>{texts.waitingText}</Text>
      <HomeLink />
    </Stack>
  );
}
