/** Notice and marketing permission, recorded before a form is sent, each once. */
import type { Client } from '@emsal/api/client';
import { success, type Envelope } from '@emsal/api/envelope';
import { contactTypes, permissionTextVersion } from '@emsal/api/permission-channels';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { noticeTextVersion } from '@emsal/verify/notice/information-notice.texts';
import type { Values } from '@emsal/forms/form';

const nothingToDo = success(null);

/** That the notice was shown to the person with this number. */
export async function recordNotice(client: Client, { identityNo: typed = '' }: Values): Promise<Envelope<null>> {
  const identityNo = cleanDigits(typed);
  const status = await client.command('POST selfservice/formData/getKvkkStatus', { identityNo });
  if (!status.isSuccess) return status;
  if (status.result.textVersion === noticeTextVersion) return nothingToDo;
  return client.command('POST selfservice/formData/setkvkkstatus', { identityNo, textVersion: noticeTextVersion });
}

export async function recordPermission(
  client: Client,
  { announcementPermission, email: value = '' }: Values,
): Promise<Envelope<null>> {
  if (announcementPermission !== '1') return nothingToDo;
  const contact = { value, type: contactTypes.email };
  const known = await client.command('POST selfservice/formData/checkFormPermission', contact);
  if (!known.isSuccess) return known;
  if (known.result.isPermission) return nothingToDo;
  const given = { ...contact, isPermission: true, textVersion: permissionTextVersion };
  return client.command('POST selfservice/formData/saveFormPermission', given);
}
