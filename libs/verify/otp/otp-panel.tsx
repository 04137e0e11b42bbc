/** Asks for a one-time code; the calls are injected, so that form, checkout and account share the panel. */
import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { codeOutcomes } from '@emsal/api/outcomes/one-time-code';
import { brand } from '@emsal/brand/brand';
import { Button } from '@emsal/ui/button/button';
import { useErrorTitle } from '@emsal/ui/error-summary/use-error-title';
import { Notice } from '@emsal/ui/notice/notice';
import { OneTimeCode } from '@emsal/ui/one-time-code/one-time-code';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { oneTimeCode } from '@emsal/validation/one-time-code/one-time-code';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import styles from './otp-panel.module.css';
import { otpPanelTexts as texts } from './otp-panel.texts';
import { useOtp } from './use-otp';
import type { OtpCalls } from './use-otp';

export type OtpPanelProps = OtpCalls &
  Addressee & {
    /** The panel stays busy until the promise settles. */
    onVerified: () => void | Promise<void>;
    /** Returns to the phone field; without it the number cannot be changed here. */
    onChangePhone?: () => void;
    title?: string;
    /** The next step after a refusal that no other code mends. */
    wayOn?: (message: string) => ReactNode;
  };

/** The recipient as shown to the visitor. */
type Addressee =
  | {
      /** As displayed, e.g. `0532 *** ** 67`. */
      phone: string;
      sendingWords?: never;
      sentWords?: never;
      changeWords?: string;
    }
  | {
      phone?: never;
      /** Texts for cases in which the number must not be shown. */
      sendingWords: string;
      sentWords: string;
      changeWords: string;
    };

type Otp = ReturnType<typeof useOtp>;

export function OtpPanel({ onVerified, onChangePhone, title = texts.title, wayOn, ...props }: OtpPanelProps) {
  const [code, setCode] = useState('');
  const otp = useOtp(props, onVerified);
  const { heading, input } = useFocus(otp);
  useErrorTitle(Boolean(otp.refusal));
  /** The last digit submits. */
  const type = (typed: string): void => {
    setCode(typed);
    if (typed !== code && oneTimeCode(typed).ok) void otp.tryCode(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void otp.tryCode(code);
  };
  return (
    <form noValidate onSubmit={submit}>
      <title>{texts.documentTitle(title, brand.name)}</title>
      <Stack>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Sent {...{ ...props, otp }} />
        {otp.isSent || !otp.refusal ? (
          <CodeField {...{ otp, code, input }} onType={type} />
        ) : (
          <Notice tone="danger" live>
            {otp.refusal.message}
          </Notice>
        )}
        {otp.refusal && wayOn?.(otp.refusal.message)}
        <Row>
          <NewCode resendIn={otp.resendIn} busy={otp.busy === 'sending'} send={otp.sendCode} />
          {onChangePhone && (
            <Button variant="quiet" className={styles.flush} onClick={onChangePhone}>
              {props.changeWords ?? texts.changePhone}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

/** Focuses the heading until a code can be typed, then the field; the field again after every refusal. */
function useFocus({ isSent, refusal }: Otp) {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    (isSent ? input : heading).current?.focus();
  }, [isSent]);
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  return { heading, input };
}

interface CodeFieldProps {
  otp: Otp;
  code: string;
  onType: (code: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** The countdown would say the same again. */
const saysExpiry = ({ refusal }: Otp): boolean => refusal?.message === codeOutcomes.otpExpired.message;

/** Shown while the code is being sent, so that the layout does not shift. */
function CodeField({ otp, code, onType, input }: CodeFieldProps) {
  return (
    <>
      <OneTimeCode
        id="code"
        name="code"
        ref={input}
        label={texts.label}
        value={code}
        onChange={onType}
        hint={otp.secondsLeft === undefined && texts.validFor(oneTimeCodeLimits.validSeconds / 60)}
        error={otp.refusal?.message}
        secondsLeft={saysExpiry(otp) ? undefined : otp.secondsLeft}
      />
      <Button type="submit" busy={otp.busy === 'checking'}>
        {texts.confirm}
      </Button>
    </>
  );
}

function Sent({ phone, sendingWords, sentWords, otp }: Addressee & { otp: Otp }) {
  if (!otp.isSent && otp.busy === null) return null;
  return (
    <Text tone="muted">{otp.isSent ? (sentTo(phone, otp) ?? sentWords) : (sendingTo(phone) ?? sendingWords)}</Text>
  );
}

const sendingTo = (phone: string | undefined) => (phone === undefined ? undefined : texts.sendingTo(phone));

function sentTo(phone: string | undefined, { isSentBefore }: Otp): string | undefined {
  if (phone === undefined) return undefined;
  return isSentBefore ? texts.sentBefore(phone) : texts.sentTo(phone);
}

/** Same height while counting down and as a button. */
function NewCode({ resendIn, busy, send }: { resendIn: number; busy: boolean; send: () => void }) {
  if (resendIn > 0)
    return (
      <div className={styles.wait}>
        <Text size="small" tone="muted">
          {texts.newCodeIn(resendIn)}
        </Text>
      </div>
    );
  return (
    <Button variant="quiet" className={styles.flush} busy={busy} onClick={() => !busy && send()}>
      {texts.newCode}
    </Button>
  );
}
