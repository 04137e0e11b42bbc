/** Offers waiting in the paired line, or else the related line (spec funnel 2.2). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import { capitalised } from '@emsal/platform/formats/words';
import { usePage } from '@emsal/platform/page';
import type { CrossOffer } from '@emsal/state/offer/offer-state';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { productAt, productOf, shortNameOf } from '../visit/line-and-visit';
import styles from './completed-page.module.css';
import { crossSellTexts as texts } from './completed.texts';

interface CrossSellCardProps {
  title: string;
  text: string;
  href: string;
  linkText: string;
}

const CrossSellCard = ({ title, text, href, linkText }: CrossSellCardProps) => (
  <Card as="section" label={title} className={styles.offered}>
    <h2 className={styles.offeredTitle}>{title}</h2>
    <Text tone="muted">{text}</Text>
    <Link variant="line" href={href}>
      {linkText}
    </Link>
  </Card>
);

function WaitingOffers({ crossOfferUrl, count }: CrossOffer) {
  const line = productAt(usePage(), crossOfferUrl);
  if (!line) return null;
  const name = shortNameOf(line);
  return (
    <CrossSellCard
      title={texts.waiting(name, count)}
      text={texts.waitingText}
      href={crossOfferUrl}
      linkText={texts.seeOffers(capitalised(name))}
    />
  );
}

function RelatedLine({ id }: { id: LineId }) {
  const page = usePage();
  const other = productOf(page, id);
  if (!other || !page.isPublished(linePath(other, '/form'))) return null;
  return (
    <CrossSellCard
      title={`${texts.goesWith}: ${other.name}`}
      text={texts.goesWithText}
      href={linePath(other, '/form')}
      linkText={texts.start(capitalised(shortNameOf(other)))}
    />
  );
}

interface CrossSellProps {
  relatedLine: LineId | undefined;
  crossOffers: readonly CrossOffer[];
}

export function CrossSell({ relatedLine, crossOffers }: CrossSellProps) {
  const waiting = crossOffers.filter(({ count }) => count > 0);
  if (waiting.length === 0) return relatedLine && <RelatedLine id={relatedLine} />;
  return waiting.map((offer) => <WaitingOffers key={offer.crossOfferUrl} {...offer} />);
}
