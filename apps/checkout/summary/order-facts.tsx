import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import type { KeyValue } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import type { Order } from '../order/load-order';
import { checkoutPaths } from '../navigation/checkout-paths';
import styles from './summary-page.module.css';
import { summaryTexts as texts } from './summary.texts';

interface FactsCardProps {
  title: string;
  items: readonly KeyValue[];
  editHref: string;
  editLabel: string;
}

function FactsCard({ title, items, editHref, editLabel }: FactsCardProps) {
  return (
    <Card as="section" label={title}>
      <div className={styles.cardHead}>
        <h2 className={styles.heading}>{title}</h2>
        <Link variant="alone" href={editHref} aria-label={editLabel}>
          {texts.edit}
        </Link>
      </div>
      <KeyValueList layout="facts" items={items} />
    </Card>
  );
}

/** The insured person, masked, or who concludes the contract for a child; then what is insured and the assumptions of the price. */
export function OrderFacts({ order }: { order: Order }) {
  const { insured, isPayerFixed } = order.information;
  const words = isPayerFixed ? texts.policyholder : texts.insured;
  const { heading, title } = order.user.insured;
  const editHref = checkoutPaths.firstStep(order.line);
  const person = [
    { label: texts.name, value: insured.displayName },
    { label: texts.identityNo, value: insured.identityNoMasked },
    { label: texts.phone, value: insured.phoneNumberMasked },
  ].filter(({ value }) => value !== '');
  const priced = [{ label: heading, value: title }, ...order.assumptions].filter(({ value }) => value !== '');
  return (
    <>
      <FactsCard title={words.title} items={person} editHref={editHref} editLabel={words.edit} />
      {priced.length > 0 && (
        <FactsCard title={texts.assumptions} items={priced} editHref={editHref} editLabel={texts.editAssumptions} />
      )}
    </>
  );
}
