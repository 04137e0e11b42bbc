import { genericMessages } from '../generic/generic-messages';
import { noticeMessages } from '../generic/notice-messages';

export const oneTimeCodeMessages = {
  empty: 'SMS ile gelen 6 haneli kodu girin',
  notNumeric: genericMessages.numericOnly,
  length: 'Kod 6 hanedir, eksik ya da fazla rakam var',
  wrong: noticeMessages.codeWrong,
  timeOver: noticeMessages.codeTimeOver,
} as const;
