import { createClient } from '@emsal/api/client';
import type { CommandKey, InputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import type { Send, Values } from './form';

type EntryCall = Extract<CommandKey, `POST selfservice/formData/${string}`>;

/** Sends a form's values to a call; a captcha is solved when it is asked for. @param inputOf the call's input without the captcha */
export function useSend(name: EntryCall, inputOf: (values: Values) => object): Send {
  const client = createClient(usePage().transport);
  return (values) =>
    sendWithCaptcha(client, (captcha) =>
      client.command(name, { ...inputOf(values), ...(captcha && { captcha }) } as InputOf<EntryCall>),
    );
}
