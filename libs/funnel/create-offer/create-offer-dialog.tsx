/** Why no offers could be requested and what to do next. Renders the outcome's row and never compares codes. */
import { createClient } from '@emsal/api/client';
import { createOfferOutcome, isCloseHidden } from '@emsal/api/outcomes/create-offer';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { usePage } from '@emsal/platform/page';
import { useDispatch } from '@emsal/platform/store';
import { personalFormOf } from '@emsal/state/funnel/personal-form';
import { createOfferErrorClosed } from '@emsal/state/funnel/funnel-slice';
import type { LineFunnel } from '@emsal/state/funnel/funnel-state';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { savePermission } from '@emsal/verify/permission/save-permission';
import { createOfferDialogTexts as texts } from './create-offer-dialog.texts';
import { publishedPair, OutcomeAction } from './outcome-action';

/** Few outcomes ask for it. */
const MarketingPermission = lazyComponent(
  async () => (await import('@emsal/verify/permission/marketing-permission')).MarketingPermission,
);

/** Names the texts of the reminder in the consent log. */
const reminderVersion = 'hatirlatma-2026-11';

export interface CreateOfferDialogProps {
  line: Line;
  funnel: LineFunnel;
  /** Requests the offers again. */
  requestOffers: () => void;
  /** Hides the close button whatever the row says (F332). */
  hideClose?: boolean;
}

export function CreateOfferDialog({ line, funnel, requestOffers, hideClose = false }: CreateOfferDialogProps) {
  const dispatch = useDispatch();
  const page = usePage();
  const { status, message, messageCode, offerNo } = funnel.createOfferError;
  const ofCode = createOfferOutcome(messageCode, message);
  const outcome = line.facts.family === 'vehicle' ? ofCode : { ...ofCode, ...ofCode.withoutVehicle };
  const actions = outcome.actions.filter(
    (action) => action !== 'crossBranch' || publishedPair(line, page) !== undefined,
  );
  // What helps here is the reminder, which has a button of its own.
  const main = outcome.offersReminder ? undefined : actions[0];
  const close = () => void dispatch(createOfferErrorClosed({ line: line.id }));
  const retry = (): void => {
    close();
    requestOffers();
  };
  const value = personalFormOf(line.facts, funnel.answers).phoneNumber;
  const client = createClient(page.transport);
  const visitId = funnel.visitId ?? '';
  const permit = () => savePermission(client, { visitId, channel: 'sms', value });
  const remind = () =>
    client.command('POST quoterequestapi/sharedstep/orderrenewalreminder', { visitId, textVersion: reminderVersion });
  return (
    <Dialog
      open={status}
      title={outcome.title}
      onClose={isCloseHidden(outcome, hideClose) ? undefined : close}
      actions={actions.map((action) => (
        <OutcomeAction key={action} {...{ action, line, close, retry }} isMain={action === main} />
      ))}
    >
      <Stack gap={16}>
        <Text>{outcome.message ?? message}</Text>
        {offerNo && <Text tone="muted">{texts.offerNo(offerNo)}</Text>}
        {outcome.asksMarketingPermission && <MarketingPermission channel="sms" save={permit} />}
        {outcome.offersReminder && <MarketingPermission channel="sms" save={remind} texts={texts.reminder} isMain />}
      </Stack>
    </Dialog>
  );
}
