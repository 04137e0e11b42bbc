import type { CreateOfferAction } from '@emsal/api/outcomes/create-offer';
import { brand } from '@emsal/brand/brand';
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { useNavigate } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Icon } from '@emsal/ui/icon/icon';
import { phoneIcon, whatsappLogoIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { ApplyAction } from './apply-action';
import { createOfferDialogTexts as texts } from './create-offer-dialog.texts';

export interface OutcomeActionProps {
  action: CreateOfferAction;
  line: Line;
  isMain: boolean;
  close: () => void;
  /** Requests the offers again. */
  retry: () => void;
}

/** The step with the basic information; every line has it. */
const firstStep = 'temel-bilgiler';

/** The paired line; undefined for a line without one, or whose form is not published. */
export const publishedPair = (
  { facts }: Line,
  { products, isPublished }: Pick<Page, 'products' | 'isPublished'>,
): PublishedProduct | undefined =>
  products?.find((product) => product.id === facts.pair && isPublished(linePath(product, '/form')));

/** One of an outcome's actions, as a button or link. */
export function OutcomeAction({ action, line, isMain, close, retry }: OutcomeActionProps) {
  const navigate = useNavigate();
  const page = usePage();
  const look = isMain ? 'button' : 'line';
  const toFirstStep = () => {
    close();
    void navigate(stepPath(line, firstStep));
  };
  if (action === 'checkInfo' || action === 'start' || action === 'retry')
    return (
      <Button variant={isMain ? 'primary' : 'line'} onClick={action === 'retry' ? retry : toFirstStep}>
        {texts[action]}
      </Button>
    );
  if (action === 'apply') return <ApplyAction line={line} close={close} />;
  if (action === 'home') return <HomeLink variant={look} />;
  if (action === 'trafficOffer') {
    const { requires } = line.facts;
    return (
      requires && (
        <Link variant={look} href={linePath(lineAddresses[requires], '/form')}>
          {texts.trafficOffer}
        </Link>
      )
    );
  }
  if (action === 'call')
    return (
      <Link variant={look} href={phoneHref(brand.phones.sales)}>
        <Icon of={phoneIcon} size={20} /> {texts.call(brand.phones.sales)}
      </Link>
    );
  if (action === 'whatsapp')
    return (
      <Link variant={look} href={whatsappHref(brand.phones.whatsapp, brand.whatsappText)}>
        <Icon of={whatsappLogoIcon} size={20} /> {texts.whatsapp}
      </Link>
    );
  const pair = publishedPair(line, page);
  return (
    pair && (
      <Link variant={look} href={linePath(pair, `/form/${firstStep}`)}>
        {texts.crossBranch(pair.name)}
      </Link>
    )
  );
}
