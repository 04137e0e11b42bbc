/** Asks for marketing permission in one channel: a checkbox and a save button. */
import type { Envelope } from '@emsal/api/envelope';
import type { PermissionChannel } from '@emsal/api/permission-channels';
import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { FieldMessage } from '@emsal/ui/field-message/field-message';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { marketingPermission } from '@emsal/validation/marketing-permission/marketing-permission';
import { useState } from 'react';
import { marketingPermissionTexts } from './marketing-permission.texts';
import { permissionLabels } from './permission-labels.texts';

export interface MarketingPermissionProps {
  channel: PermissionChannel;
  save: () => Promise<Envelope<unknown>>;
  onSaved?: () => void;
  texts?: { save: string; saved: string };
  /** Whether saving is what the dialog is for. */
  isMain?: boolean;
}

export function MarketingPermission({
  channel,
  save,
  onSaved,
  texts = marketingPermissionTexts,
  isMain = false,
}: MarketingPermissionProps) {
  const [isTicked, setTicked] = useState(false);
  const [state, setState] = useState<{ isSaved: boolean; error?: string; failure?: string }>({ isSaved: false });
  const submit = async () => {
    const verdict = marketingPermission(isTicked, true);
    if (!verdict.ok) return setState({ isSaved: false, error: verdict.message });
    const reply = await save();
    setState(reply.isSuccess ? { isSaved: true } : { isSaved: false, failure: reply.message });
    if (reply.isSuccess) onSaved?.();
  };
  if (state.isSaved)
    return (
      <Notice tone="good" live>
        {texts.saved}
      </Notice>
    );
  return (
    <Stack gap={12}>
      <Checkbox
        id={`permission-${channel}`}
        label={permissionLabels[channel]}
        checked={isTicked}
        onChange={setTicked}
        error={isTicked ? undefined : state.error}
      />
      {state.failure && <FieldMessage id={`permission-${channel}-failed`}>{state.failure}</FieldMessage>}
      <Button variant={isMain ? 'primary' : 'line'} onClick={() => void submit()}>
        {texts.save}
      </Button>
    </Stack>
  );
}
