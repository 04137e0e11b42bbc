import type { VisitId } from '@emsal/api/calls/identifiers';
import { noOfferOutcome } from '@emsal/api/outcomes/no-offer';
import type { NoOfferAction } from '@emsal/api/outcomes/no-offer';
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import type { InsurerState, OfferState } from '@emsal/state/offer/offer-state';
import { Band } from '@emsal/ui/band/band';
import { Button } from '@emsal/ui/button/button';
import type { ButtonVariant } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useProduct } from '../../visit/use-product';
import { useTitleFocus } from '../../page/use-title-focus';
import { RequoteButton } from '../requote/requote-button';
import type { RequoteButtonProps } from '../requote/requote-button';
import { InsurersByReason } from '../insurer-answers/insurers-by-reason';
import styles from './no-offer-dialog.module.css';
import { noOfferTexts as texts } from './no-offer.texts';

export interface NoOfferDialogProps {
  line: LineFacts;
  visitId: VisitId;
  offerNo: string;
  offers: Pick<OfferState, 'zeroOffer' | 'crossOfferList' | 'insurers' | 'assumptions'>;
  /** To the first step of the form. */
  onBack: () => void;
  /** Closes without choosing an action. */
  onClose: () => void;
}

type ActionProps = Pick<NoOfferDialogProps, 'onBack'> & {
  pair: PublishedProduct | undefined;
  requote: Pick<RequoteButtonProps, 'line' | 'visitId' | 'campaigns'>;
  cross: OfferState['crossOfferList'][number] | undefined;
  variant: Extract<ButtonVariant, 'primary' | 'line'>;
};

const linkOf = { primary: 'button', line: 'line' } as const;
const CallLink = ({ phone, variant }: { phone: string; variant: ActionProps['variant'] }) => (
  <Link variant={linkOf[variant]} href={phoneHref(phone)}>
    <Icon of={phoneIcon} size={20} /> {texts.call(phone)}
  </Link>
);

const actions: Record<NoOfferAction, (props: ActionProps) => React.ReactNode> = {
  call: ({ variant }) => <CallLink key="call" phone={brand.phones.sales} variant={variant} />,
  callNoOfferLine: ({ variant }) => <CallLink key="callNoOfferLine" phone={brand.phones.noOffer} variant={variant} />,
  whatsapp: ({ variant }) => (
    <Link key="whatsapp" variant={linkOf[variant]} href={whatsappHref(brand.phones.whatsapp, brand.whatsappText)}>
      <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
    </Link>
  ),
  back: ({ variant, onBack }) => (
    <Button key="back" variant={variant} onClick={onBack}>
      {texts.back}
    </Button>
  ),
  requote: ({ variant, requote }) => <RequoteButton key="requote" {...requote} variant={variant} />,
  crossOffers: ({ pair, cross, variant }) =>
    pair && cross ? (
      <Link key="crossOffers" variant={linkOf[variant]} href={cross.crossOfferUrl} target="_blank" rel="noopener">
        {texts.crossOffers(pair.name, cross.count)}
      </Link>
    ) : null,
};

const InsurerReasons = ({ insurers }: { insurers: readonly InsurerState[] }) =>
  insurers.length > 0 && (
    <Disclosure summary={texts.reasons}>
      <InsurersByReason insurers={insurers} />
    </Disclosure>
  );

/** Not an error: why there is no offer, what was saved, and the next steps. */
export function NoOfferDialog({
  line,
  visitId,
  offerNo,
  offers: { zeroOffer, crossOfferList, insurers, assumptions },
  onBack,
  onClose,
}: NoOfferDialogProps) {
  useTitleFocus();
  const requote = { line, visitId, campaigns: assumptions.campaigns };
  const pair = useProduct(line.pair);
  const cross = crossOfferList.find(({ count }) => count > 0);
  const outcome = noOfferOutcome(zeroOffer?.messageCode ?? null, line, {
    isOutage: zeroOffer?.isOutage,
    hasPairOffers: pair !== undefined && cross !== undefined,
  });
  const buttons = outcome.actions.map((action, index) =>
    actions[action]({ pair, onBack, cross, requote, variant: index === 0 ? 'primary' : 'line' }),
  );
  return (
    <Dialog
      open
      title={outcome.title}
      edge={<Band />}
      onClose={onClose}
      actions={<div className={styles.actions}>{buttons}</div>}
    >
      <Stack gap={16}>
        <Text>{outcome.message}</Text>
        <Notice>{texts.saved(offerNo)}</Notice>
        <InsurerReasons insurers={insurers} />
        <Text size="small" tone="muted">
          {texts.hours(brand.openingHours)}
        </Text>
      </Stack>
    </Dialog>
  );
}
