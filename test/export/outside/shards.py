"""Writes an export in shards, as the tasks of an engine, reads it back and counts references that do not resolve.

python3 shards.py spark|processes ITEMS SHARDS FOLDER
"""

import json
import multiprocessing
import subprocess
import sys
from pathlib import Path

ENGINE, ITEMS, SHARDS, FOLDER = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]).resolve()
MOCKGEN = ["node", str(Path("bin/mockgen.js").resolve())]


def read_relations():
    """Returns what refers to what: the resource and its field, then the target and its field."""
    lines = subprocess.run([*MOCKGEN, "list", "--relations"], check=True, capture_output=True, text=True).stdout
    return [tuple(part for end in line.split() for part in end.split(".", 1)) for line in lines.splitlines()]


RELATIONS = read_relations()
RESOURCES = sorted({name for source, _, target, _ in RELATIONS for name in (source, target)})


def write_shard(number):
    shard = ["--shard", f"{number}/{SHARDS}", "--out", str(FOLDER)]
    what = ["--format", "ndjson", "--items", str(ITEMS), "--only", ",".join(RESOURCES)]
    subprocess.run([*MOCKGEN, "export", *what, *shard, "--quiet"], check=True)


def read_values(name, field):
    """Returns the values of a field of all records, in no order."""
    files = FOLDER.glob(f"{name}-*.ndjson")
    return [json.loads(line)[field] for file in files for line in file.open(encoding="utf-8")]


def with_processes():
    with multiprocessing.Pool() as pool:
        pool.map(write_shard, range(1, SHARDS + 1), chunksize=1)
    for source, field, target, key in RELATIONS:
        values, known = read_values(source, field), set(read_values(target, key))
        held = [value for value in values if value is not None]
        yield source, field, len(values), len(held), sum(value not in known for value in held)


def with_spark():
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.master("local[*]").appName("mockgen").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    spark.sparkContext.parallelize(range(1, SHARDS + 1), SHARDS).foreach(write_shard)
    for source, field, target, key in RELATIONS:
        values = spark.read.json(f"{FOLDER}/{source}-*.ndjson").select(field)
        known = spark.read.json(f"{FOLDER}/{target}-*.ndjson").select(key).withColumnRenamed(key, field)
        held = values.where(values[field].isNotNull())
        lost = held.join(known, field, "left_anti")
        yield source, field, values.count(), held.count(), lost.count()
    spark.stop()


if __name__ == "__main__":
    failed = False
    for source, field, records, references, lost in {"spark": with_spark, "processes": with_processes}[ENGINE]():
        print(f"{source}.{field}: {records} records, {references} references, {lost} do not resolve")
        failed = failed or lost > 0 or records != ITEMS
    sys.exit(1 if failed else 0)
