/** Shows the rear camera in a video and reads codes from it until one is accepted. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { pixelsOf, decodeQr } from './decode-qr';

/**
 * `offline`: the decoder is waiting for a connection · `denied`: permission was refused · `none`: there is no camera, or another
 * program uses it · `failed`: the decoder could not be loaded.
 */
export type CameraState = 'starting' | 'offline' | 'reading' | 'denied' | 'none' | 'failed';

const pauseMs = 200;
const longSide = 800;

const pause = () => new Promise((done) => setTimeout(done, pauseMs));

async function openCamera(): Promise<MediaStream | 'denied' | 'none'> {
  if (!navigator.mediaDevices) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';
  }
}

async function readFrame(video: HTMLVideoElement): Promise<string | null> {
  const pixels = pixelsOf({ source: video, width: video.videoWidth, height: video.videoHeight }, longSide);
  return pixels && decodeQr(pixels);
}

/** Browsers that refuse to autoplay still show the first frame. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  await video.play().catch(() => undefined);
}

/** @param take receives each code's text; true ends the reading */
export function useCamera(video: RefObject<HTMLVideoElement | null>, take: (text: string) => boolean): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const run = async () => {
      const opened = await openCamera();
      const screen = video.current;
      if (typeof opened === 'string') return isOver || setState(opened);
      stream = opened;
      if (isOver || !screen) return stop(stream);
      await show(screen, stream);
      setState(navigator.onLine ? 'reading' : 'offline');
      while (!isOver) {
        const text = await readFrame(screen);
        if (!isOver) setState('reading');
        if (!isOver && text !== null && take(text)) return stop(stream);
        await pause();
      }
    };
    run().catch(() => {
      stop(stream);
      if (!isOver) setState('failed');
    });
    return () => {
      isOver = true;
      stop(stream);
    };
  }, [video, take]);
  return state;
}

const stop = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());
