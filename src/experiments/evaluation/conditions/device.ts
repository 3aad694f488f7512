import type { Matches } from "./condition.js";

export const deviceType: Matches = ({ device }, { visitor }) => device != null && visitor.targeting.device?.device === device;

export const operatingSystem: Matches = ({ os }, { visitor }) => os != null && visitor.targeting.operatingSystem?.operatingSystem === os;
