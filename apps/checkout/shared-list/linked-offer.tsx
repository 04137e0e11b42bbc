import type { OutputOf } from '@emsal/api/calls/table';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { instalmentOf } from '@emsal/tariffs/instalment';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Price } from '@emsal/ui/price/price';
import { offersTexts } from '../offers/texts/offers.texts';
import styles from './shared-list.module.css';
import { linkedListTexts as texts } from './shared-list.texts';

export type LinkedList = OutputOf<'GET quoterequestapi/listlink/open/{token}'>;

const planOf = (price: number, count: number): string =>
  count > 1 ? offersTexts.instalments(count, formatMoney(instalmentOf(price, count))) : offersTexts.singlePayment;

/** One offer of a list by link: nothing can be bought here. */
export function LinkedOffer({ offer }: { offer: LinkedList['offers'][number] }) {
  const { firmId, firmName, productName, price, maxInstalments, covers, validUntil, isExpired } = offer;
  return (
    <li className={styles.offer}>
      <InsurerMonogram firmId={firmId} name={firmName} />
      <div>
        <h2>{firmName}</h2>
        <p className={styles.note}>
          {productName} · {isExpired ? texts.ended : texts.validUntil(formatLongDate(validUntil))}
        </p>
      </div>
      <div className={styles.price}>
        <Price kurus={price} size="large" />
        <p className={styles.note}>{planOf(price, maxInstalments)}</p>
      </div>
      {covers.length > 0 && (
        <div className={styles.covers}>
          <Disclosure variant="inline" summary={`${texts.covers}: ${firmName}`}>
            <KeyValueList items={covers.map(({ label, value }) => ({ label, value }))} />
          </Disclosure>
        </div>
      )}
    </li>
  );
}
