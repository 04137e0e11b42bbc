import type { KeptData } from '@emsal/api/calls/customer-account/privacy';
import { Text } from '@emsal/ui/text/text';
import { Part } from '../area/part';
import { ListRow, RowList } from '../area/row-list';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.kept;

function KeptRow({ kind, days }: KeptData) {
  const { what, why, until } = texts.words(kind);
  return (
    <ListRow title={what} end={<Text size="small">{until(days ?? 0)}</Text>} stacked>
      {why}
    </ListRow>
  );
}

/** What is kept, why, and for how long; the periods are the server's. */
export const Kept = ({ kept }: { kept: readonly KeptData[] }) => (
  <Part title={texts.title}>
    <RowList>
      {kept.map((one) => (
        <KeptRow key={one.kind} {...one} />
      ))}
    </RowList>
  </Part>
);
