/** `/uyelik/otp`: the one-time code. A right one opens the session, or asks whoever is new for the birth date. */
import { createClient } from '@emsal/api/client';
import type { SignInStatus } from '@emsal/api/calls/customer-account/sign-in';
import { success, type Envelope } from '@emsal/api/envelope';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import { useRef } from 'react';
import { finishSignIn } from './finish-sign-in';
import { forgetTyped } from './forget-typed';
import { declarationPath, loadStep, startPath } from './sign-in-steps';
import { signInTexts as texts } from './sign-in.texts';

export const loader = (args: LoaderFunctionArgs): Promise<SignInStatus> => loadStep(args, 'otp');

/** The calls of the panel; the code's answer also says where to go. */
function useCode() {
  const client = createClient(usePage().transport);
  const next = useRef(startPath);
  const validate = async (code: string): Promise<Envelope<string>> => {
    const checked = await client.command('POST selfservice/customeraccount/otpvalidate', { code });
    if (!checked.isSuccess) return checked;
    const { step, seance } = checked.result;
    const reply =
      step === 'login' ? await finishSignIn(client, seance ?? '') : success<string>('/uyelik/temel-bilgiler');
    if (reply.isSuccess) next.current = reply.result;
    return reply;
  };
  const send = () =>
    sendWithCaptcha(client, (captcha) =>
      client.command('POST selfservice/customeraccount/sendotp', { ...(captcha && { captcha }) }),
    );
  return { send, validate, next };
}

const WayOn = ({ isCompany }: Pick<SignInStatus, 'isCompany'>) => (
  <Stack gap={8}>
    <Link variant="alone" href={declarationPath}>
      {isCompany ? texts.code.company : texts.code.lost}
    </Link>
    <Link variant="alone" href={phoneHref(texts.phoneNumber)}>
      {texts.call(texts.phoneNumber)}
    </Link>
  </Stack>
);

export function Component() {
  const { phoneNumberMasked, isCompany } = useLoaderData<SignInStatus>();
  const navigate = useNavigate();
  const { send, validate, next } = useCode();
  const leave = async (): Promise<void> => {
    if (next.current !== '/uyelik/temel-bilgiler') forgetTyped();
    await navigate(next.current);
  };
  return (
    <Card raised roomy>
      <Stack>
        <OtpPanel
          title={texts.code.title}
          phone={phoneNumberMasked}
          changeWords={texts.code.change}
          {...{ send, validate }}
          onVerified={leave}
          onChangePhone={() => void navigate(startPath)}
          wayOn={() => <WayOn isCompany={isCompany} />}
        />
        <Text size="small" tone="muted">
          {texts.never}
        </Text>
      </Stack>
    </Card>
  );
}
