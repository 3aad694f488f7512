/** Keeps the output of what runs side by side apart. */

/**
 * @param {(text: string) => void} write where all output goes
 * @returns a function that gives each process that starts its turn: the first of those that run is written as it comes, and the
 * others' output is kept until all that started before them have ended
 */
export function createTurns(write) {
  const turns = [];
  const advance = () => {
    while (turns[0]) {
      write(turns[0].kept);
      turns[0].kept = "";
      if (!turns[0].ended) return;
      turns.shift();
    }
  };
  return () => {
    const turn = { kept: "", ended: false };
    turns.push(turn);
    return {
      write(text) {
        turn.kept += text;
        if (turn === turns[0]) advance();
      },
      end() {
        turn.ended = true;
        if (turn === turns[0]) advance();
      },
    };
  };
}
