import type { CreateOfferAction } from '@emsal/api/outcomes/create-offer';
import { brand } from '@emsal/brand/brand';
import { linePath } from '@emsal/lines/facts/find-line';
import { factsOf } from '@emsal/lines/facts/line-facts';
import { stepPath } from '@emsal/lines/kit/paths';
import type { Line } from '@emsal/lines/kit/step';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useNavigate } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { createOfferDialogTexts as texts } from './create-offer-dialog.texts';

export interface OutcomeActionProps {
  action: CreateOfferAction;
  line: Line;
  isMain: boolean;
  close: () => void;
}

/** The step that asks for the basic information; every line has it. */
const firstStep = 'temel-bilgiler';

/** The paired line's basic information; null for a line without a pair, or with one whose form is not published. */
export function crossBranchPath(line: Line, isPublished: (path: string) => boolean): string | null {
  const { pair } = factsOf(line.id);
  const path = pair ? linePath(factsOf(pair), `/form/${firstStep}`) : null;
  return path !== null && isPublished(path) ? path : null;
}

/** One way on. */
export function OutcomeAction({ action, line, isMain, close }: OutcomeActionProps) {
  const navigate = useNavigate();
  const { isPublished } = usePage();
  const look = isMain ? 'button' : 'line';
  const toFirstStep = () => {
    close();
    void navigate(stepPath(line, firstStep));
  };
  if (action === 'checkInfo' || action === 'start')
    return (
      <Button variant={isMain ? 'primary' : 'line'} onClick={toFirstStep}>
        {texts[action]}
      </Button>
    );
  if (action === 'home')
    return (
      <Link variant={look} href="/">
        {texts.home}
      </Link>
    );
  if (action === 'trafficOffer')
    return (
      <Link variant={look} href={linePath(factsOf('TRAFFIC'), '/form')}>
        {texts.trafficOffer}
      </Link>
    );
  if (action === 'call')
    return (
      <Link variant={look} href={phoneHref(brand.phones.zeroOffer)}>
        {texts.call(brand.phones.zeroOffer)}
      </Link>
    );
  if (action === 'whatsapp')
    return (
      <Link variant={look} href={whatsappHref(brand.phones.whatsapp, brand.whatsappText)}>
        {texts.whatsapp}
      </Link>
    );
  const path = crossBranchPath(line, isPublished);
  return (
    path && (
      <Link variant={look} href={path}>
        {texts.crossBranch(factsOf(factsOf(line.id).pair!).shortName)}
      </Link>
    )
  );
}
