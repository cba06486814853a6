/** Says something at most every two seconds, so that a log stays short. */
export function sayNowAndThen(say: (line: string) => void): (line: string) => void {
  let last = 0;
  return (line) => {
    if (Date.now() - last < 2000) return;
    last = Date.now();
    say(line);
  };
}
