/** What an assistant may read and what not, and the permission for it. */
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { CallFailure } from '../../visit/call-failure';
import type { AssistantProps } from './assistant-props';
import { assistantTexts as texts } from './assistant.texts';
import { GivenPermission } from './given-permission';
import { IssuedKeyFields } from './issued-key-fields';
import { OutcomeNotice } from './outcome-notice';
import { PermissionForm } from './permission-form';
import { ProveFirst } from './prove-first';
import { usePermission } from './use-permission';

const Words = () => (
  <Stack gap={8}>
    <Text>{texts.lead}</Text>
    <Text>{texts.may}</Text>
    <Text>{texts.mayNot}</Text>
    <Text tone="muted">{texts.provider}</Text>
    <Text tone="muted">{texts.until}</Text>
  </Stack>
);

export function AssistantPermission({ line, visitId, offerNo }: AssistantProps) {
  const { state, permit, revoke } = usePermission(visitId);
  const { permission, issued, isRevoked, isBusy = false, failed } = state;
  return (
    <Stack gap={16}>
      <Words />
      {permission === null && !failed && <Text tone="muted">{texts.loading}</Text>}
      {isRevoked && <OutcomeNotice>{texts.revoked}</OutcomeNotice>}
      {issued && <IssuedKeyFields issued={issued} />}
      {permission?.until && (
        <GivenPermission until={permission.until} lastReadAt={permission.lastReadAt} {...{ isBusy, revoke }} />
      )}
      {permission?.isProven === false && <ProveFirst offerNo={offerNo} />}
      {permission?.isProven && !issued && <PermissionForm hasKey={permission.until !== null} {...{ isBusy, permit }} />}
      <CallFailure line={line} message={failed} />
    </Stack>
  );
}
