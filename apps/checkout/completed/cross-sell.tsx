/** What else may be bought: offers that wait in the paired line, else the line that goes with this one (spec funnel 2.2). */
import { lineByPath } from '@emsal/lines/facts/find-line';
import { factsOf } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { capitalised } from '@emsal/platform/formats/words';
import { usePage } from '@emsal/platform/page';
import type { CrossOffer } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import styles from './completed-page.module.css';
import { crossSellTexts as texts } from './completed.texts';
import { lineWords } from './line-words';

interface OfferedProps {
  title: string;
  text: string;
  href: string;
  words: string;
}

const Offered = ({ title, text, href, words }: OfferedProps) => (
  <Card as="section" label={title} className={styles.offered}>
    <h2 className={styles.offeredTitle}>{title}</h2>
    <Text tone="muted">{text}</Text>
    <Link variant="line" href={href}>
      {words}
    </Link>
  </Card>
);

function Waiting({ crossOfferUrl, count }: CrossOffer) {
  const line = lineByPath(crossOfferUrl);
  if (!line) return null;
  return (
    <Offered
      title={texts.waiting(line.shortName, count)}
      text={texts.waitingText}
      href={crossOfferUrl}
      words={texts.see(capitalised(line.shortName))}
    />
  );
}

function GoesWith({ line }: { line: LineFacts }) {
  const { isPublished } = usePage();
  const other = factsOf(lineWords[line.id].goesWith);
  if (!isPublished(linePath(other, '/form'))) return null;
  return (
    <Offered
      title={`${texts.goesWith}: ${other.name}`}
      text={texts.goesWithText}
      href={linePath(other, '/form')}
      words={texts.start(capitalised(other.shortName))}
    />
  );
}

export function CrossSell({ line, crossOffers }: { line: LineFacts; crossOffers: readonly CrossOffer[] }) {
  const waiting = crossOffers.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <GoesWith line={line} />;
  return waiting.map((offer) => <Waiting key={offer.crossOfferUrl} {...offer} />);
}
