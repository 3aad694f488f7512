import { startName } from "../../qa/client/player/open-replay.js";
import { startReplayFrame } from "../../qa/replay-frame.js";

Object.assign(window, { [startName]: startReplayFrame });
