/** The passkeys of the account: where they are, and adding one. Renaming and removing have a page of their own. */
import type { OutputOf } from '@emsal/api/calls/table';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { ListRow, RowList } from '../area/row-list';
import type { Telephone } from '../area/telephone';
import { AddPasskey } from './add-passkey';
import { passkeyPath } from './passkey-paths';
import { passkeyTexts } from './passkey.texts';
import { WhereSupported } from './where-supported';

export type Passkey = OutputOf<'GET selfservice/customeraccount/getPasskeyList'>[number];
const texts = passkeyTexts.list;

interface PasskeysProps {
  passkeys: readonly Passkey[];
  telephones: readonly Telephone[];
}

const PasskeyRow = ({ passkey: { passkeyId, name, addedAt, lastUsedAt } }: { passkey: Passkey }) => (
  <ListRow
    title={name}
    end={
      <Link variant="line" href={passkeyPath(passkeyId)} aria-label={texts.editOne(name)}>
        {texts.edit}
      </Link>
    }
  >
    {texts.added(formatLongDate(addedAt))}
    <br />
    {lastUsedAt ? texts.used(formatLongDate(lastUsedAt)) : texts.unused}
  </ListRow>
);

const Section = ({ passkeys, telephones }: PasskeysProps) => (
  <section aria-label={texts.title}>
    <Stack gap={16}>
      <h2>{texts.title}</h2>
      <Text tone="muted">{texts.lead}</Text>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </RowList>
      )}
      <WhereSupported>
        <AddPasskey telephones={telephones} />
      </WhereSupported>
    </Stack>
  </section>
);

/** Where the browser has no passkeys, only those of other devices are shown. */
export const Passkeys = (props: PasskeysProps) =>
  props.passkeys.length > 0 ? (
    <Section {...props} />
  ) : (
    <WhereSupported>
      <Section {...props} />
    </WhereSupported>
  );
