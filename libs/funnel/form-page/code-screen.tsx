/** The one-time code in place of a step. In one chunk with what stands below it: that would move when the code panel arrives. */
import { Stack } from '@emsal/ui/stack/stack';
import { InformationNotice } from '@emsal/verify/notice/information-notice';
import { OtpPanel } from '@emsal/verify/otp/otp-panel';
import type { OtpCalls } from '@emsal/verify/otp/use-otp';
import type { ReactNode } from 'react';

interface CodeScreenProps extends OtpCalls {
  /** As displayed, e.g. `0532 *** ** 67`. */
  phone: string;
  onVerified: () => void | Promise<void>;
  onChangePhone: () => void;
  /** Below the code. */
  children: ReactNode;
}

export const CodeScreen = ({ children, ...otp }: CodeScreenProps) => (
  <>
    <Stack>
      <OtpPanel {...otp} />
      <InformationNotice />
    </Stack>
    {children}
  </>
);
