/** Where the bank's ledger and ours differ, until a comparison finds no difference any more. */
import type { OpenDiscrepancy } from '@emsal/api/desk/discrepancy-shapes';
import { formatLira } from '@emsal/platform/formats/money';
import { Card } from '@emsal/ui/card/card';
import { Text } from '@emsal/ui/text/text';
import list from '../ui/card-list.module.css';
import { shownInstant } from '../ui/instant';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import styles from './jobs-page.module.css';
import { jobsTexts as texts } from './jobs.texts';

const Difference = ({ orderId, kind, atBank, withUs, foundAt }: OpenDiscrepancy) => (
  <Card as="li" className={list.card}>
    <h3 className={list.name}>{texts.kinds[kind]}</h3>
    <p>{texts.order(orderId)}</p>
    <p>{texts.amounts(formatLira(atBank), formatLira(withUs), formatLira(Math.abs(atBank - withUs)))}</p>
    <p className={list.about}>{texts.since(shownInstant(foundAt))}</p>
  </Card>
);

export function OpenDifferences() {
  const { result, failure, reload } = useCall('GET discrepancies', {});
  if (!result) return failure ? <Waiting failure={failure} onAgain={reload} /> : null;
  if (result.length === 0) return null;
  return (
    <section>
      <h2 className={styles.part}>{texts.books}</h2>
      <Text>{texts.booksLead}</Text>
      <ul className={list.list}>
        {result.map((one) => (
          <Difference key={`${one.orderId} ${one.kind}`} {...one} />
        ))}
      </ul>
    </section>
  );
}
