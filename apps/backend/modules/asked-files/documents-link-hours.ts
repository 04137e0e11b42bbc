/** How long a link to upload documents is open (member area 9). */
export const documentsLinkHours = 24;
