import type { Award } from '@emsal/api/calls/customer-account/invitations';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatLira } from '@emsal/platform/formats/money';
import { Badge } from '@emsal/ui/badge/badge';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { ListRow, RowList } from '../area/row-list';
import { awardStateNames, shareTexts as texts } from './share.texts';

function daysOf({ state, day, validUntil }: Award): string {
  if (state === 'toBeLoaded' || validUntil === null) return texts.loadsOn(formatLongDate(day));
  const until = formatLongDate(validUntil);
  return state === 'past' ? texts.pastOn(until) : texts.loadedOn(formatLongDate(day), until);
}

const AwardRow = ({ award }: { award: Award }) => (
  <ListRow
    title={texts.award(formatLira(award.amount))}
    isRead={award.state === 'past'}
    end={<Badge tone={award.state === 'loaded' ? 'good' : 'plain'}>{awardStateNames[award.state]}</Badge>}
    more={
      award.voucherCode && (
        <Disclosure variant="inline" summary={texts.showCode}>
          {award.voucherCode}
        </Disclosure>
      )
    }
  >
    {daysOf(award)}
  </ListRow>
);

export const AwardRows = ({ awards }: { awards: readonly Award[] }) => (
  <RowList>
    {awards.map((award, at) => (
      <AwardRow key={at} award={award} />
    ))}
  </RowList>
);
