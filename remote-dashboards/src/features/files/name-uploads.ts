/** Generic names of phone photos and pasted pictures. */
const generic = /^(image|photo|picture|video|blob|unnamed)(\.\w+)?$/i;

/**
 * Returns unique names for files chosen together, because two uploads with one name would become versions of one file.
 */
export function chooseUploadNames(
  files: readonly Pick<File, 'name'>[],
  now: Date,
): readonly string[] {
  const used = new Set<string>();
  return files.map((file) => {
    const name = file.name.normalize('NFC') || 'file';
    // A generic name gets the time, because later photos can have the same name.
    const free = numberUntilFree(generic.test(name) ? addTime(name, now) : name, used);
    used.add(free);
    return free;
  });
}

function addTime(name: string, now: Date): string {
  const [stem, extension] = split(name);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');
  return `${stem}-${day}-${time}${extension}`;
}

function numberUntilFree(name: string, used: ReadonlySet<string>): string {
  const [stem, extension] = split(name);
  let free = name;
  for (let number = 2; used.has(free); number += 1) free = `${stem} (${number})${extension}`;
  return free;
}

/** Splits a file name before its last extension: `a.tar.gz` becomes `a.tar` and `.gz`. */
function split(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
}
