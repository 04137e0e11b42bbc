import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Chip } from '@emsal/ui/chip/chip';
import { ComparisonTable } from '@emsal/ui/comparison-table/comparison-table';
import { Icon } from '@emsal/ui/icon/icon';
import { arrowLeftIcon, envelopeSimpleIcon, filePdfIcon, scalesIcon } from '@emsal/ui/icon/icons';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { ChoiceProblem } from '../offers/choice-problem';
import { comparedKeys } from '../offers/compared-facts';
import { OfferAction } from '../offers/offer-action';
import { OfferLabels } from '../offers/offer-labels';
import { planInWords } from '../offers/plan-in-words';
import { rankingTexts } from '../offers/ranking/ranking.texts';
import { checkoutPaths } from '../visit/checkout-paths';
import { PageTitle } from '../visit/page-title';
import { part } from '../visit/part';
import { compareTexts as texts } from './compare.texts';
import { comparedGroups } from './compared-groups';
import styles from './compared-offers.module.css';
import { differencesInWords } from './differences-in-words';
import { useComparedChoice } from './use-compared-choice';
import { useListed } from './use-listed';

const MailDialog = part(async () => (await import('./mail-dialog')).MailDialog);

export interface ComparedOffersProps {
  line: LineFacts;
  visitId: string;
  offers: readonly Offer[];
}

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
        <Icon of={filePdfIcon} size={20} /> {texts.print}
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

/** What cannot be bought here says why, and how else, as in the list. */
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
        {planInWords(offer)}
      </Text>
      {!offer.isSaleExpired && <OfferAction offer={offer} isBusy={false} onChoose={choose} />}
    </div>
  );

export function ComparedOffers(props: ComparedOffersProps) {
  const { line } = props;
  const { offers, isOwn } = useListed(line, props.offers);
  const [isShort, setShort] = useState(false);
  const { problem, choose } = useComparedChoice(props);
  const title = texts.title(offers.length);
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
        </div>
        <Tools {...props} isShort={isShort} onShorten={() => setShort(!isShort)} />
      </header>
      <section className={styles.short}>
        <Icon of={scalesIcon} />
        <div>
          <h2 className={styles.label}>{texts.short}</h2> {differencesInWords(offers)}
        </div>
      </section>
      <ComparisonTable
        caption={texts.caption(offers.map(({ firmName }) => firmName))}
        compared={offers.map((offer) => ({
          key: offer.id,
          head: <Head offer={offer} />,
          foot: <Foot {...{ offer, choose }} isRecommended={offer === recommended} />,
        }))}
        groups={comparedGroups(offers, comparedKeys(line.id))}
        onlyDifferences={isShort}
      />
      {isOwn && (
        <Text size="small" tone="muted">
          {rankingTexts.own}
        </Text>
      )}
      {/* Below the buttons, where the press was. */}
      {problem && <ChoiceProblem at={problem.at} problem={problem} />}
    </div>
  );
}
