import type { PageDetail } from '@emsal/api/desk/content-shapes';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { deskTexts } from '../desk.texts';
import styles from './page-editor.module.css';

const texts = deskTexts.landing;

/** What a text may name instead of typing an amount. */
export const AmountNames = ({ amounts }: Pick<PageDetail, 'amounts'>) => (
  <div className={styles.amounts}>
    <Disclosure summary={texts.amounts}>
      <Stack gap={12}>
        <p>{texts.amountsLead}</p>
        <KeyValueList items={amounts.map(({ name, value }) => ({ label: `{{${name}}}`, value }))} />
      </Stack>
    </Disclosure>
  </div>
);
