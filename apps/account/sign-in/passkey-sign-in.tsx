import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { fingerprintIcon } from '@emsal/ui/icon/icons';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { passkeyTexts as texts } from '../passkey/passkey.texts';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { WhereSupported } from '../passkey/where-supported';

function PasskeyButton({ target }: { target: string | null }) {
  const { isRunning, failure, press } = usePasskeySignIn(target);
  return (
    <Stack gap={12}>
      {failure && (
        <Notice tone="warn" live>
          {failure}
        </Notice>
      )}
      <Button variant="line" wide busy={isRunning} onClick={() => void press()}>
        <Icon of={fingerprintIcon} size={20} /> {texts.signIn}
      </Button>
    </Stack>
  );
}

/** Below the form for the code. */
export const PasskeySignIn = ({ target }: { target: string | null }) => (
  <WhereSupported>
    <PasskeyButton target={target} />
  </WhereSupported>
);
