/** Asks for the code of an SMS; the calls are the caller's, so that form, checkout and account share the panel. */
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { OneTimeCode } from '@emsal/ui/one-time-code/one-time-code';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import { otpPanelTexts as texts } from './otp-panel.texts';
import { useOtp } from './use-otp';
import { brand } from '@emsal/brand/brand';
import { errorSummaryTexts } from '@emsal/ui/error-summary/error-summary.texts';
import type { OtpCalls } from './use-otp';

export type OtpPanelProps = OtpCalls &
  Addressee & {
    /** The panel stays busy until it has settled. */
    onVerified: () => void | Promise<void>;
    /** Leads back to the telephone field; without it the number cannot be changed here. */
    onChangePhone?: () => void;
    title?: string;
  };

/** Whom the code went to, in the visitor's words. */
type Addressee =
  | {
      /** As the visitor reads it, e.g. `0532 *** ** 67`. */
      phone: string;
      sentWords?: never;
      changeWords?: never;
    }
  | {
      phone?: never;
      /** Where the number must not be shown: what happened instead, and the words that lead back. */
      sentWords: string;
      changeWords: string;
    };

export function OtpPanel({ onVerified, onChangePhone, title = texts.title, ...props }: OtpPanelProps) {
  const [code, setCode] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const otp = useOtp(props, onVerified);
  const trouble = otp.trouble;
  const documentTitle = texts.documentTitle(title, brand.name);
  useEffect(() => {
    if (otp.isSent) input.current?.focus();
    else heading.current?.focus();
  }, [otp.isSent]);
  useEffect(() => {
    if (trouble) input.current?.focus();
  }, [trouble]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void otp.tryCode(code);
      }}
    >
      <title>{trouble ? errorSummaryTexts.documentTitle(documentTitle) : documentTitle}</title>
      <Stack>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Sent {...{ ...props, otp }} />
        {otp.isSent ? (
          <OneTimeCode
            id="code"
            name="code"
            ref={input}
            label={texts.label}
            value={code}
            onChange={setCode}
            error={trouble?.message}
            secondsLeft={otp.secondsLeft}
          />
        ) : (
          trouble && (
            <Notice tone="danger" live>
              {trouble.message}
            </Notice>
          )
        )}
        {otp.isSent && (
          <Button type="submit" busy={otp.busy === 'checking'}>
            {texts.confirm}
          </Button>
        )}
        <Row>
          <NewCode resendIn={otp.resendIn} busy={otp.busy === 'sending'} send={otp.sendCode} />
          {onChangePhone && (
            <Button variant="quiet" onClick={onChangePhone}>
              {props.changeWords ?? texts.changePhone}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function Sent({ phone, sentWords, otp }: Addressee & { otp: ReturnType<typeof useOtp> }) {
  if (!otp.isSent) return otp.busy === 'sending' && <Text tone="muted">{texts.sending}</Text>;
  const words = phone === undefined ? sentWords : otp.isSentBefore ? texts.sentBefore(phone) : texts.sentTo(phone);
  return <Text tone="muted">{words}</Text>;
}

function NewCode({ resendIn, busy, send }: { resendIn: number; busy: boolean; send: () => void }) {
  if (resendIn > 0)
    return (
      <Text size="small" tone="muted">
        {texts.newCodeIn(resendIn)}
      </Text>
    );
  return (
    <Button variant="quiet" busy={busy} onClick={() => !busy && send()}>
      {texts.newCode}
    </Button>
  );
}
