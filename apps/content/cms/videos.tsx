import { Stack } from '@emsal/ui/stack/stack';
import { cmsTexts as texts } from './cms.texts';
import type { CmsReader } from './read-cms';

interface Video {
  title: string;
  link: string;
}

/** The blog goes on without them: an API of an earlier release does not know the call. */
export const loadVideos = (cms: CmsReader): Promise<Video[]> =>
  cms.list('GET selfservice/formdata/GetYoutubePlayList', {}).catch(() => []);

/** Plain links: nothing of the video site is loaded before a press. */
export const Videos = ({ videos }: { videos: readonly Video[] }) => (
  <Stack gap={16}>
    <h2>{texts.videos}</h2>
    <ul>
      {videos.map(({ title, link }) => (
        <li key={link}>
          <a href={link} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  </Stack>
);
