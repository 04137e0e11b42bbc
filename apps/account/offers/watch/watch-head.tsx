import type { OpenOffers } from '@emsal/api/calls/customer-account/offers';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
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
    <div>
      <Link variant="alone" href={offersPath}>
        <Icon of={arrowLeftIcon} size={20} /> {texts.back}
      </Link>
    </div>
    <h1>{title}</h1>
    <Text tone="muted">
      {[lineName, insured].filter(Boolean).join(', ')}. {texts.same}
    </Text>
  </Stack>
);
