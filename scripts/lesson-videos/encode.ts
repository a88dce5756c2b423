import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const FRAMES_A_SECOND = 8;
const KEYFRAME_SECONDS = 2;
/** Few colours and no noise: a high `crf` shows nothing. The index in front lets browsers seek. */
const VP9 =
  `-c:v libvpx-vp9 -crf 48 -b:v 0 -g ${FRAMES_A_SECOND * KEYFRAME_SECONDS} -tune-content screen ` +
  '-deadline good -cpu-used 3 -row-mt 1 -threads 2 -cues_to_front 1 -fflags +bitexact -flags:v +bitexact';
const ACCENT = '0xf58a33';

/** A picture and how long it stands. */
export interface Still {
  file: string;
  seconds: number;
}

/**
 * Stills in a row as WebM (VP9), with a bar at the bottom that grows with the time.
 *
 * @param folder for what is needed meanwhile
 */
export function encodeVideo(stills: readonly Still[], target: string, folder: string) {
  const total = stills.reduce((sum, { seconds }) => sum + seconds, 0);
  const list = path.join(folder, 'stills.txt');
  const last = stills.at(-1);
  // ffmpeg takes the duration of the last one only where its file follows once more.
  const lines = stills.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`);
  writeFileSync(list, `${lines.join('\n')}\nfile '${last?.file ?? ''}'\n`);
  const bar =
    `[0:v]fps=${FRAMES_A_SECOND},format=yuv420p[slides];` +
    `color=${ACCENT}:s=1280x8:r=${FRAMES_A_SECOND}:d=${total}[bar];` +
    `[slides][bar]overlay=x='-w+w*t/${total}':y=712:shortest=1`;
  ffmpeg([
    ...`-f concat -safe 0 -i ${list} -filter_complex`.split(' '),
    bar,
    ...`-t ${total} -an ${VP9} ${target}`.split(' '),
  ]);
}

/** A picture as a thumbnail of 640 × 360. */
export function encodeThumbnail(still: string, target: string) {
  ffmpeg(['-i', still, '-vf', 'scale=640:360:flags=lanczos', '-quality', '80', target]);
}

function ffmpeg(parameters: readonly string[]) {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...parameters],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('ffmpeg is needed: apt-get install ffmpeg', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
