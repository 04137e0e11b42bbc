import { CopyButton } from '@emsal/ui/copy-button/copy-button';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { assistantTexts as texts } from './assistant.texts';
import { OutcomeNotice } from './outcome-notice';
import type { IssuedKey } from './use-permission';

const keep = (): void => undefined;

/** Address and key, to be copied. The key is not announced. */
export const IssuedKeyFields = ({ issued: { address, key } }: { issued: IssuedKey }) => (
  <Stack gap={12}>
    <OutcomeNotice>{texts.ready}</OutcomeNotice>
    <TextField id="assistant-address" label={texts.address} value={address} onChange={keep} readOnly />
    <div>
      <CopyButton text={address} copied={texts.copied} notCopied={texts.notCopied}>
        {texts.copyAddress}
      </CopyButton>
    </div>
    <TextField
      id="assistant-key"
      label={texts.key}
      hint={texts.keyHint}
      value={key}
      onChange={keep}
      readOnly
      autoComplete="off"
      spellCheck={false}
    />
    <div>
      <CopyButton text={key} copied={texts.copied} notCopied={texts.notCopied}>
        {texts.copyKey}
      </CopyButton>
    </div>
  </Stack>
);
