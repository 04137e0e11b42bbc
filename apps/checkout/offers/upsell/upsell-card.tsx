import type { ProductId } from '@emsal/api/calls/identifiers';
import { formatMoney } from '@emsal/platform/formats/money';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Text } from '@emsal/ui/text/text';
import { upsellTexts as texts } from './upsell.texts';
import styles from './upsell-card.module.css';

const shownCovers = 3;

interface UpsellCardProps {
  offers: Pick<OfferState, 'upsellItems' | 'offerList'>;
  onShowOptions: (productId: ProductId) => void;
  onClose: () => void;
}

/** Optional covers of the recommended offer, with its insurer's prices. Nothing is preselected. */
export function UpsellCard({ offers: { upsellItems, offerList }, onShowOptions, onClose }: UpsellCardProps) {
  const { isOpenCard, productId, list } = upsellItems;
  const offer = offerList.find((one) => one.productId === productId);
  if (!isOpenCard || !offer || list.length === 0) return null;
  return (
    <Card as="aside" label={texts.title(offer.firmName)}>
      <div className={styles.card}>
        <div className={styles.text}>
          <h2 className={styles.title}>{texts.title(offer.firmName)}</h2>
          <ul>
            {list.slice(0, shownCovers).map(({ key, label, price }) => (
              <li key={key}>
                {label}
                {price !== null && <Text as="span" tone="muted">{` ${texts.price(formatMoney(price))}`}</Text>}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.ways}>
          <Button variant="line" onClick={() => onShowOptions(offer.productId)}>
            {texts.showOptions}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Card>
  );
}
