/** What can be changed on an offer: limit, covers, and what it leaves out. */
import { formatMoney } from '@emsal/platform/formats/money';
import { compareImm } from '@emsal/state/offer/imm-limit';
import type { CampaignKind, Offer, OfferState } from '@emsal/state/offer/offer-state';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { Select } from '@emsal/ui/select/select';
import { campaignNames } from '../campaigns/campaign-names.texts';
import { ChangeCheckboxes } from './change-checkboxes';
import { changeTexts as texts } from './change-dialog.texts';
import type { Change } from './change-offer';
import { removableCampaigns } from './is-changeable';
import { toggled } from './offer-changes';

export interface ChangeProps {
  offer: Offer;
  /** Assumptions of the whole list, some of which this product may leave out. */
  assumptions: OfferState['assumptions'];
  draft: Change;
  setDraft: (draft: Change) => void;
}

export function Limit({ offer, draft, setDraft }: ChangeProps) {
  if (offer.immLimits.length === 0) return null;
  const limits = [...new Set([...offer.immLimits, ...(offer.minimumImm === null ? [] : [offer.minimumImm])])];
  return (
    <Select
      id="imm-limit"
      label={texts.limit}
      hint={texts.limitHint}
      placeholder={null}
      value={String(draft.immLimit ?? offer.minimumImm ?? '')}
      options={limits.toSorted(compareImm).map((limit) => ({ value: String(limit), label: immText(limit) }))}
      onChange={(value) => setDraft({ ...draft, immLimit: Number(value) })}
    />
  );
}

export function Covers({ offer: { optionalCovers }, draft, setDraft }: ChangeProps) {
  const chosen = draft.covers ?? [];
  return (
    <ChangeCheckboxes
      title={texts.covers}
      options={optionalCovers.map(({ key, label, price }) => ({
        key,
        label: texts.cover(label, formatMoney(price)),
        isOn: chosen.includes(key),
      }))}
      onToggle={(key) => setDraft({ ...draft, covers: toggled(chosen, key) })}
    />
  );
}

export function Accessories({ assumptions: { accessories }, draft, setDraft }: ChangeProps) {
  const off = draft.accessoriesOff ?? [];
  return (
    <ChangeCheckboxes
      title={texts.accessories}
      options={accessories.map(({ code, name, value }) => ({
        key: code,
        label: texts.accessory(name, formatMoney(value)),
        isOn: !off.includes(code),
      }))}
      onToggle={(code) => setDraft({ ...draft, accessoriesOff: toggled(off, code) })}
    />
  );
}

export function Campaigns({ offer, assumptions, draft, setDraft }: ChangeProps) {
  const off = draft.campaignsOff ?? [];
  return (
    <ChangeCheckboxes
      title={texts.campaigns}
      options={removableCampaigns(offer, assumptions).map((kind) => ({
        key: kind,
        label: campaignNames[kind],
        isOn: !off.includes(kind),
      }))}
      onToggle={(kind) => setDraft({ ...draft, campaignsOff: toggled(off, kind as CampaignKind) })}
    />
  );
}
