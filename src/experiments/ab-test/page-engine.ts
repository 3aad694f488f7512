import { isNumber, isRecord, listOf, type JsonRecord } from "../common/json.js";
import type { ExperimentTool } from "./tool.js";

/** The provider's page engine as an experiment tool, by its documented API; null if the page has none yet. */
export function pageEngineTool(page: object): ExperimentTool | null {
  const api = fieldOf(fieldOf(page, "Kameleoon"), "API");
  const [experiments, goals] = [fieldOf(api, "Experiments"), fieldOf(api, "Goals")];
  if (!isRecord(experiments) || !isRecord(goals)) return null;
  return {
    activeExperiments: () =>
      listOf(call(experiments, "getActive")).flatMap((experiment) => {
        const id = Number(fieldOf(experiment, "id"));
        const variationId = Number(fieldOf(fieldOf(experiment, "associatedVariation"), "id") ?? NaN);
        return isNumber(id) ? [{ id, variationId: isNumber(variationId) ? variationId : null }] : [];
      }),
    cancelConversion: (goalId) => void call(goals, "cancelConversion", goalId),
  };
}

const fieldOf = (value: unknown, name: string): unknown => (value instanceof Object ? Reflect.get(value, name) : undefined);

function call(owner: JsonRecord, name: string, ...values: readonly unknown[]): unknown {
  const method = owner[name];
  return typeof method === "function" ? Reflect.apply(method, owner, values) : undefined;
}
