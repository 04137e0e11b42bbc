/** What a raffle asks about announcements. A changed text gets a new version: the consent log names it. */
export const raffleAnnouncement = {
  textVersion: 'cekilis-duyuru-2026-11',
  label: 'Kampanyalardan SMS ile haberdar olmak istiyorum (isteğe bağlı)',
} as const;
