import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { BackLink } from '@emsal/ui/back-link/back-link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../../area/page-title';
import { offersPath } from '../offer-paths';
import { watchTexts as texts } from './watch.texts';

interface WatchHeadProps {
  title: string;
  watched: Pick<OpenOffers, 'lineName' | 'insured'>;
}

export const WatchHead = ({ title, watched: { lineName, insured } }: WatchHeadProps) => (
  <Stack gap={8}>
    <PageTitle>{texts.title}</PageTitle>
    <BackLink href={offersPath}>{texts.back}</BackLink>
    <h1>{title}</h1>
    <Text tone="muted">
      {[lineName, insured].filter(Boolean).join(', ')}. {texts.same}
    </Text>
  </Stack>
);
