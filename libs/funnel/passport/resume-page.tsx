/** `/form/devam`: opens a visit of another browser by its passport and a one-time code to its telephone. */
import { brand } from '@emsal/brand/brand';
import { useLocation } from '@emsal/platform/router';
import { usePage } from '@emsal/platform/page';
import { Link } from '@emsal/ui/link/link';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import { useMemo, useState } from 'react';
import { openResumed, passportOtp } from './passport-otp';
import { passportField } from '@emsal/lines/facts/passport-path';
import { PassportQuestion } from './passport-question';
import styles from './resume-page.module.css';
import { resumeTexts as texts } from './resume.texts';

export function Component() {
  const page = usePage();
  const { search } = useLocation();
  const [passport, setPassport] = useState(() => new URLSearchParams(search).get(passportField) ?? '');
  const [isAsked, setAsked] = useState(false);
  const calls = useMemo(
    () => passportOtp(page.transport, passport, (visit) => openResumed(page, visit)),
    [page, passport],
  );
  return (
    <Wrap className={styles.page}>
      <div className={styles.column}>
        {isAsked ? (
          <OtpPanel
            {...calls}
            sendingWords={texts.sending}
            sentWords={texts.sent}
            changeWords={texts.change}
            onVerified={calls.open}
            onChangePhone={() => setAsked(false)}
          />
        ) : (
          <PassportQuestion
            given={passport}
            ask={(typed) => {
              setPassport(typed);
              setAsked(true);
            }}
          />
        )}
        <Link href="/form" variant="alone">
          {texts.fresh}
        </Link>
        <noscript>{texts.noScript(brand.phones.sales)}</noscript>
      </div>
    </Wrap>
  );
}
