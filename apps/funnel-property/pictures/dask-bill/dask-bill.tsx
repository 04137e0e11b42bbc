/** The tariff's bill: what each answer costs, on bars of one scale, and the premium that every insurer asks. */
import type { StepPictureProps } from '@emsal/funnel/step-form/step-widget';
import { daskBill, type DaskBill as Bill } from '@emsal/lines/property/dask/bill';
import { formatLira } from '@emsal/platform/formats/money';
import { AmountRow } from '@emsal/ui/amount-row/amount-row';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Price } from '@emsal/ui/price/price';
import { useId } from 'react';
import { BillRow } from './bill-row';
import styles from './dask-bill.module.css';
import { daskBillTexts as texts } from './dask-bill.texts';

export function DaskBill({ answers, context }: StepPictureProps) {
  const title = useId();
  const bill = daskBill(answers, context.today);
  const isPriced = typeof bill === 'object';
  return (
    <section className={styles.bill} aria-labelledby={title}>
      <div className={classNames(styles.head, isPriced && styles.priced)}>
        <h2 id={title} className={styles.title}>
          {texts.title}
        </h2>
        <output>{isPriced ? <Price kurus={bill.premium * 100} size="large" /> : texts[bill]}</output>
      </div>
      {isPriced && <Rows {...bill} />}
    </section>
  );
}

const Rows = ({ rows, premium, sumInsured }: Bill) => (
  <div className={styles.body}>
    <dl>
      {rows.map((row) => (
        <BillRow key={row.key} row={row} />
      ))}
      <AmountRow label={texts.total} amount={formatLira(premium * 100)} isTotal />
    </dl>
    <p className={styles.note}>{texts.sum(formatLira(sumInsured * 100))}</p>
  </div>
);
