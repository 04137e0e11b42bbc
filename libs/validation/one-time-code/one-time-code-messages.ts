import { genericMessages } from '../generic/generic-messages';
import { noticeMessages } from '../generic/notice-messages';
import { oneTimeCodeDigits } from '../generic/one-time-code-digits';

export const oneTimeCodeMessages = {
  empty: `SMS ile gelen ${oneTimeCodeDigits} haneli kodu girin`,
  notNumeric: genericMessages.numericOnly,
  length: `Kod ${oneTimeCodeDigits} hanedir, eksik ya da fazla rakam var`,
  wrong: noticeMessages.codeWrong,
  timeOver: noticeMessages.codeTimeOver,
} as const;
