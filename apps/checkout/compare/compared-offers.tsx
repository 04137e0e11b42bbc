import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Chip } from '@emsal/ui/chip/chip';
import { ComparisonTable } from '@emsal/ui/comparison-table/comparison-table';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon, envelopeSimpleIcon, printerIcon, scalesIcon } from '@emsal/ui/icon/icons';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { ChoiceProblem } from '../offers/choice/choice-problem';
import { keyFactCodes } from '../offers/row/key-facts';
import { OfferButton } from '../offers/row/offer-button';
import { OfferLabels } from '../offers/row/offer-labels';
import { offerStatusText } from '../offers/row/offer-status-text';
import { rankingTexts } from '../offers/price-overview/ranking-panel.texts';
import { checkoutPaths } from '../navigation/checkout-paths';
import { PageTitle } from '../page/page-title';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { compareTexts as texts } from './compare.texts';
import { comparedGroups } from './compared-groups';
import styles from './compared-offers.module.css';
import { describeDifferences } from './describe-differences';
import { useComparedChoice } from './use-compared-choice';
import { useListScores } from './use-list-scores';
import type { ComparedOffersProps } from './compared-offers-props';

const MailDialog = lazyComponent(async () => (await import('./mail-dialog')).MailDialog);

const Head = ({ offer }: { offer: Offer }) => (
  <div className={styles.firm}>
    <InsurerMonogram firmId={offer.firmId} name={offer.firmName} />
    <strong>{offer.firmName}</strong>
    <OfferLabels offer={offer} />
  </div>
);

function Tools(props: ComparedOffersProps & { isShort: boolean; onShorten: () => void }) {
  const [isMailing, setMailing] = useState(false);
  return (
    <div className={styles.tools}>
      <Chip pressed={props.isShort} onPress={props.onShorten}>
        {texts.onlyDifferences}
      </Chip>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setMailing(true)}>
        <Icon of={envelopeSimpleIcon} size={20} /> {texts.mail}
      </Button>
      <Button variant="line" onClick={() => window.print()}>
        <Icon of={printerIcon} size={20} /> {texts.print}
      </Button>
      {isMailing && <MailDialog {...props} onClose={() => setMailing(false)} />}
    </div>
  );
}

interface FootProps {
  offer: Offer;
  isRecommended: boolean;
  choose: (offer: Offer) => void;
}

/** An offer that cannot be bought online shows the reason and the alternative, as in the list. */
const Foot = ({ offer, isRecommended, choose }: FootProps) =>
  offer.isBuyButtonStatus ? (
    <Button
      wide
      variant={isRecommended ? 'primary' : 'line'}
      aria-label={texts.chooseOf(offer.firmName)}
      onClick={() => choose(offer)}
    >
      {texts.choose}
    </Button>
  ) : (
    <div className={styles.ways}>
      <Text size="small" tone="muted">
        {offerStatusText(offer)}
      </Text>
      {!offer.isSaleExpired && <OfferButton offer={offer} isBusy={false} onChoose={choose} />}
    </div>
  );

export function ComparedOffers(props: ComparedOffersProps) {
  const { line } = props;
  const { offers, isOwn } = useListScores(line, props.offers);
  const [isShort, setShort] = useState(false);
  const { problem, choose } = useComparedChoice(props);
  const title = texts.title(offers.length);
  const { pricedPeople } = offers[0]!;
  const [recommended] = offers
    .filter(({ isBuyButtonStatus }) => isBuyButtonStatus)
    .toSorted((a, b) => b.scoreValue - a.scoreValue);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Link variant="alone" className={styles.back} href={checkoutPaths.offers(line)}>
        <Icon of={arrowLeftIcon} size={20} /> {texts.back}
      </Link>
      <header className={styles.head}>
        <div>
          <Text size="small" tone="muted">
            {texts.offerNo} {offers[0]!.offerNo}
          </Text>
          <h1>{title}</h1>
          {pricedPeople && (
            <Text size="small" tone="muted">
              {texts.pricedFor(pricedPeople)}
            </Text>
          )}
        </div>
        <Tools {...props} isShort={isShort} onShorten={() => setShort(!isShort)} />
      </header>
      <section className={styles.short}>
        <Icon of={scalesIcon} />
        <div>
          <h2 className={styles.label}>{texts.short}</h2> {describeDifferences(offers)}
        </div>
      </section>
      <ComparisonTable
        caption={texts.caption(offers.map(({ firmName }) => firmName))}
        compared={offers.map((offer) => ({
          key: offer.id,
          head: <Head offer={offer} />,
          foot: <Foot {...{ offer, choose }} isRecommended={offer === recommended} />,
        }))}
        groups={comparedGroups(offers, keyFactCodes(offers))}
        onlyDifferences={isShort}
      />
      {isOwn && (
        <Text size="small" tone="muted">
          {rankingTexts.ownWeights}
        </Text>
      )}
      {/* Below the buttons that cause it. */}
      {problem && <ChoiceProblem place={problem.place} problem={problem} />}
    </div>
  );
}
